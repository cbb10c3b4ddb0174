// What the platform declares here is in Foundation of the stand-in.
#import <Foundation/Foundation.h>
