import type { Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

/** "500 warm-up incl 4x25 build": the set is of the warm-up, and what is left of it comes first. */
export function takeSetsOfEnds(phrases: readonly Phrase[]): Phrase[] {
  const read = [...phrases]
  for (let at = 0; at < read.length; at += 1) {
    if (!isMark(read[at], 'include', 'with')) continue
    const isOpen = read[at - 1]?.is === 'open'
    const behind = isOpen ? at - 2 : at - 1
    const container = [behind, behind - 1, behind - 2].find((index) => lengthOf(read[index]) !== undefined)
    if (container === undefined) continue
    const near = read.slice(Math.max(0, container - 1), behind + 1)
    const role = near.find((one) => one.is === 'role')
    if (role?.is !== 'role' || role.role === 'both' || near.some((one) => isSign(one, ',', ';', '.'))) continue
    const [count, one] = [read[at + 1], lengthOf(read[at + 2])]
    const length = lengthOf(read[container])
    const whole = length ? distanceOf(length) : undefined
    const each = one ? distanceOf(one) : undefined
    if (count?.is !== 'count' || !length || !whole || !each || whole <= count.times * each) continue
    const left: Length = {
      from: length.from,
      to: length.to,
      value: whole - count.times * each,
      ...(length.unit && length.unit !== 'km' ? { unit: length.unit } : {}),
    }
    const place = { from: count.from, to: count.from }
    let end = at + 3
    while (['detail', 'aim', 'rest', 'sport'].includes(read[end]?.is ?? '')) end += 1
    const close = isOpen && read[end]?.is === 'close' ? end : undefined
    const set = read.slice(at + 1, end)
    read[container] = { is: 'length', length: left, from: length.from, to: length.to }
    const inserted: Phrase[] = [
      { is: 'sign', sign: ',', ...place },
      { is: 'role', role: role.role, ...place },
      ...set,
      { is: 'sign', sign: ',', ...place },
    ]
    const start = isOpen ? at - 1 : at
    read.splice(start, (close === undefined ? end : close + 1) - start, ...inserted)
    at = start + inserted.length - 1
  }
  return read
}
