/** After the sheet of the menu was closed, the page waits so long before it moves to a section. */
export const SECTION_DELAY_MS = 400
