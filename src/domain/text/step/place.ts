/** A sentence about a place of a text. Lines and columns count from 1, a column a UTF-16 unit, as editors count. */
export type Remark = { line: number; column: number; message: string }

/** Something found on a line, by the column it begins at, counted from 0 while the line is read. */
export type Found = { at: number; message: string }
