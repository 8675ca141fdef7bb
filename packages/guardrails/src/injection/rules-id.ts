/**
 * By which rules texts are read. Who keeps that nothing was found in a text keeps this with it, and
 * reads the text again where it is another one. The number grows whenever other things are found.
 */
export const INJECTION_RULES = "injection@2";
