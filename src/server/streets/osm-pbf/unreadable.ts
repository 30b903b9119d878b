/** A file that cannot be read, as a sentence for the operator. */
export class UnreadableStreets extends Error {}

export const DAMAGED = 'The file is damaged: a block of it cannot be read.'
