/**
 * What a letter is for, as far as it can be sent again after it failed. A notice opens nothing, so it is sent as it was;
 * the others are written anew, with a new link.
 */
export type LetterKind = 'confirmation' | 'invitation' | 'recovery' | 'notice'
