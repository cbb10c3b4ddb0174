import 'package:flutter/widgets.dart';

import 'brand/bank.dart';

/// What the buttons of a screen look like, in whichever brand lies in `brand`.
const List<BankLooks> buttons = [BankElements.buttonPrimary, BankElements.buttonSecondary];

const BankLooks bar = BankElements.navigationBarMain;
