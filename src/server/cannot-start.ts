/** Thrown where the operator must act first. The message is for the operator, one line for each mistake. */
export class CannotStart extends Error {}
