import { expect, test } from 'vitest'
import { readXml } from './read.ts'
import { element, xmlFile } from './write.ts'

test('nested elements are indented, and an empty element is a single tag', () => {
  const inner = element('c', { d: 1, e: undefined, f: 'g' })
  expect(xmlFile(element('a', {}, [element('b', {}, [inner, element('h', {}, 'i')]), element('j', {}, '')]))).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<a>
  <b>
    <c d="1" f="g"/>
    <h>i</h>
  </b>
  <j></j>
</a>
`,
  )
})

test('special characters and line ends in texts and attributes are read back, and characters that XML cannot contain become blanks', () => {
  const said = '<b> & "c" \n\r\t ö 🚴'
  const file = xmlFile(element('a', { said: `${said}\0\x0b\x1f\uffff` }, `${said}\x08\ud83c`))
  expect(readXml(file)).toEqual({
    ok: true,
    root: { name: 'a', attributes: { said: `${said}    ` }, text: `${said} \ufffd`, children: [] },
  })
})
