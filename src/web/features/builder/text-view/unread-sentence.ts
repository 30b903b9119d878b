import type { Remark } from '#domain/text/step/remarks.ts'

/** Says outside the text that a line of it cannot be read, and so is not among the blocks. */
export function unreadSentence({ line }: Remark): string {
  return `Line ${line} of the text cannot be read yet. The blocks are without it.`
}
