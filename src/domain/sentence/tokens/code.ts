/** The character that stands for every one of code; it has no meaning of its own in Unicode. */
export const CODE_MARK = '\u{e000}'

/** A text in which every character of code, of a tag or of an address is replaced by a mark, so that none of it is read. */
export function maskCode(text: string): string {
  if (OBJECT.test(text)) return CODE_MARK.repeat(text.length)
  return text.replace(CODE, (found) => CODE_MARK.repeat(found.length))
}

/** A whole JSON value. */
const OBJECT = /^\s*[[{][\s\S]*"\s*:/

const CODE = new RegExp(
  [
    // scripts, styles and comments, with all that they hold
    '<(script|style)\\b[^>]*>[\\s\\S]*?(?:</\\1\\s*>|$)|<!--[\\s\\S]*?(?:-->|$)',
    // templates: "${7*7}", "{{7*7}}", "<%= 7 %>", "%s"
    '\\$\\{[^}]*\\}|\\{\\{[^}]*\\}\\}|<%[^%]*%>|(?<![\\w%])%[sdif]\\b',
    // tags
    '</?[a-z][a-z0-9-]*(?:\\s+[\\w:-]+=(?:"[^"]*"|\'[^\']*\'|[^\\s<>]+))*\\s*/?>',
    // SQL
    '\\bselect\\s+(?:\\*|\\w+(?:\\s*,\\s*\\w+)*)\\s+from\\s+[^;]*',
    '\\b(?:insert\\s+into|delete\\s+from|drop\\s+(?:table|database)|alter\\s+table|truncate\\s+table|union\\s+select)\\b[^;]*',
    // loops
    '\\b(?:for|while)\\s*\\([^)]*[;=<>][^)]*\\)',
    '\\bfor\\s+\\w+\\s+in\\s+\\w+\\s*\\([^\\n]*|\\bwhile\\s+(?:true|1)\\s*:[^\\n]*|\\b(?:def|function)\\s+\\w*\\s*\\([^\\n]*',
    // calls, declarations, formulas and commands
    '\\b(?:console\\.\\w+|print[fl]?n?|range|len|alert|eval|sleep|system|parse(?:int|float)|math\\.\\w+)\\s*\\([^()\\n]*(?:\\([^()\\n]*\\)[^()\\n]*)*\\)?;?',
    '\\brepeat\\(\\d+,[^\\n]*|\\b(?:const|let|var)\\s+\\w+\\s*=[^\\n;]*;?(?:\\s*\\w+\\(\\w*\\))?|(?<!\\w)=\\s*[a-z]+\\([^()\\n]*\\)|(?<![\\d`])`[^`\\n]+`',
    // figures with an exponent
    '(?<![\\w.])\\d+(?:\\.\\d+)?e[+-]?\\d+(?!\\w)',
    // addresses
    '\\bhttps?://\\S+|\\bwww\\.\\S+|(?<![\\w.+-])[\\w.+-]*[a-z][\\w.+-]*@[a-z][\\w-]*\\.[a-z]{2,}\\b',
  ].join('|'),
  'gi',
)
