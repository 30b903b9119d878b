/** Thrown where the operator has to do something first. Its message is for them, a line a mistake. */
export class CannotStart extends Error {}
