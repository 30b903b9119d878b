import { expect, test } from 'vitest'
import { readXml } from './read.ts'

/** An element as it is read, with nothing in it unless said. */
const element = (name: string, said: object = {}) => ({ name, attributes: {}, text: '', children: [], ...said })

function reasonOf(text: string): string | undefined {
  const read = readXml(text)
  return read.ok ? undefined : read.reason
}

test.each<[string, string, object]>([
  ['an element', '<a/>', element('a')],
  ['blanks before the first tag', '\n  <?xml version="1.0"?><a/>', element('a')],
  ['attributes', '<a b="1" c="&lt;2&gt;"/>', element('a', { attributes: { b: '1', c: '<2>' } })],
  [
    'elements in each other, each with its text',
    '<a>one<b>two</b>three<c><d/></c></a>',
    element('a', {
      text: 'onethree',
      children: [element('b', { text: 'two' }), element('c', { children: [element('d')] })],
    }),
  ],
  ['plain text in CDATA', '<a>b <![CDATA[<c> & d &amp; e]]></a>', element('a', { text: 'b <c> & d &amp; e' })],
  ['no remark', '<a><!-- b & c -->d</a>', element('a', { text: 'd' })],
  [
    'bare ampersands as text',
    '<a b="R&D">&up & down &amp; &#65;&#x42; &nbsp;</a>',
    element('a', { attributes: { b: 'R&D' }, text: '&up & down & AB &nbsp;' }),
  ],
])('%s of a file: %s', (_, text, root) => {
  expect(readXml(text)).toEqual({ ok: true, root })
})

test.each([
  ['an empty file', '', 'The file is damaged or breaks off: from line 1 on it is no XML.'],
  ['a file that breaks off', '<a>\n<b/>\n', 'The file is damaged or breaks off: from line 3 on it is no XML.'],
  ['tags that do not match', '<a>\n</b>\n</a>', 'The file is damaged or breaks off: from line 2 on it is no XML.'],
  [
    'a document type, whatever follows',
    '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</d>',
    'The file declares a document type (DOCTYPE), which no workout needs: leave it out.',
  ],
])('%s is refused with a reason', (_, text, reason) => {
  expect(reasonOf(text)).toBe(reason)
})

const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
const parts = (count: number) => `<a>${'<b></b>'.repeat(count - 1)}</a>`
const attributes = (count: number) => Array.from({ length: count }, (_, at) => `b${at}=""`).join(' ')
const ampersands = (count: number) => `<a>${'& '.repeat(count)}</a>`

test.each([
  ['twenty elements in each other', nested(20), nested(21), 'The file is nested too deeply for a workout.'],
  ['20,000 elements', parts(20_000), parts(20_001), 'The file has more than 20000 parts, which is no workout.'],
  [
    'elements of a hundred attributes',
    `<a ${attributes(100)}><c ${attributes(100)}/></a>`,
    `<a ${attributes(101)}/>`,
    'One part of the file says more than any part of a workout.',
  ],
  [
    '10,000 bare ampersands',
    ampersands(10_000),
    ampersands(10_001),
    'The file has more & than any workout: write each of them as &amp;.',
  ],
])('%s are read, one more is too much', (_, most, more, reason) => {
  expect(reasonOf(most)).toBeUndefined()
  expect(reasonOf(more)).toBe(reason)
})

test('every part of a long file is read', () => {
  const read = readXml(parts(20_000))
  expect(read.ok && read.root.children).toHaveLength(19_999)
})

test('a file of more than ten million characters is refused unread', () => {
  const ofLength = (length: number) => reasonOf('<!DOCTYPE a>'.padEnd(length))
  expect(ofLength(10_000_000)).toContain('document type')
  expect(ofLength(10_000_001)).toBe('The file is too long for a workout: export it anew, one workout a file.')
})

test('what is left out is neither kept nor counted, and has to be XML all the same', () => {
  const read = (text: string) => readXml(text, { holds: 'activity', leaveOut: ['t'] })
  const root = { name: 'a', attributes: {}, text: '12', children: [] }
  expect(read(`<a>1<t>${'<b>3</b>'.repeat(30_000)}<t/></t>2</a>`)).toEqual({ ok: true, root })
  expect(read('<a><t><b></t></a>').ok).toBe(false)
  expect(read(`<a><t>${nested(20)}</t></a>`)).toEqual({
    ok: false,
    reason: 'The file is nested too deeply for an activity.',
  })
})
