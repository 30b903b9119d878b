import { expect, test } from 'vitest'
import { countAddresses } from './address-list.ts'
import { type Invited, linkList, outcomeWords, stillToInvite, summaryOf } from './outcome-words.ts'

const lines: Invited[] = [
  { address: 'Ada <ada@example.org>', outcome: 'invited' },
  { address: 'bo@example.org', outcome: 'has-account' },
  { address: 'nobody', outcome: 'no-address' },
  { address: 'ada@example.org', outcome: 'repeated' },
  { address: 'cy@example.org', outcome: 'failed' },
]
const links: Invited[] = ['ada', 'bo'].map((name) => ({
  address: `${name}@example.org`,
  outcome: 'invited',
  link: `https://example.org/${name}`,
}))

test('a list is counted as the server reads it', () => {
  expect(countAddresses('a@example.org\r\n\n b@example.org , c@example.org;d@example.org\n,')).toBe(4)
  expect(countAddresses(' \n')).toBe(0)
})

test('what became of a list is summed up, and what can be tried again stays', () => {
  expect(summaryOf(lines)).toBe('1 invited, 1 already there, 1 not an address, 1 twice in the list, 1 not invited')
  expect(stillToInvite(lines)).toBe('nobody\ncy@example.org')
  expect(lines.map(outcomeWords)[0]).toBe('Invited')
})

test('links are counted and copied with their addresses', () => {
  expect(summaryOf(links)).toBe('2 links made')
  expect(links.map(outcomeWords)).toEqual(['Link made', 'Link made'])
  expect(linkList([...links, ...lines])).toBe(
    'ada@example.org https://example.org/ada\nbo@example.org https://example.org/bo',
  )
})
