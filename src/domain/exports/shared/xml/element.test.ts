import { expect, test } from 'vitest'
import { childOf, type Element, textIn } from './element.ts'

const element = (name: string, text = '', children: Element[] = []): Element => ({
  name,
  attributes: {},
  text,
  children,
})

test('a child is found by its name in upper or lower case; of several, the first', () => {
  const root = element('a', '', [element('Name', 'one'), element('nAME', 'two'), element('sportType')])
  expect(childOf(root, 'name')?.text).toBe('one')
  expect(childOf(root, 'SPORTTYPE')?.name).toBe('sportType')
  expect(childOf(root, 'author')).toBeUndefined()
})

test('the text of an element is without blanks around it, and empty where there is no element', () => {
  expect(textIn(element('a', '\n  Easy  hour\n'))).toBe('Easy  hour')
  expect(textIn(undefined)).toBe('')
})
