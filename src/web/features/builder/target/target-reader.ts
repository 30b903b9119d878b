import type { parseTargetField } from '#domain/text/target-field.ts'

/** Loaded ahead with the reader of the text form, which the builder is drawn without. */
export async function loadTargetReader(): Promise<typeof parseTargetField> {
  reader ??= (await import('#domain/text/target-field.ts')).parseTargetField
  return reader
}

/** The reader of typed targets; undefined until it is loaded. */
export function loadedTargetReader(): typeof parseTargetField | undefined {
  return reader
}

let reader: typeof parseTargetField | undefined
