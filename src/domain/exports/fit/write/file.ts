import { crc } from '../crc.ts'
import type { Field } from './field.ts'

/** One entry of a FIT file: its number in the profile and its fields. */
export type Message = { number: number; fields: readonly Field[] }

/** A FIT file of the messages: header, a definition wherever the layout changes, the data, both checksums. */
export function writeFitFile(messages: readonly Message[]): Uint8Array<ArrayBuffer> {
  const data = writeRecords(messages)
  const versions = [PROTOCOL_1_0, ...littleEndian(PROFILE_VERSION, 2)]
  const head = [HEADER_SIZE, ...versions, ...littleEndian(data.length, 4), ...DOT_FIT]
  const file = [...head, ...littleEndian(crc(head), 2), ...data]
  return Uint8Array.from([...file, ...littleEndian(crc(file), 2)])
}

const HEADER_SIZE = 14
const PROTOCOL_1_0 = 0x10
// 21.40: every message and field used here is older than that.
const PROFILE_VERSION = 2140
const DOT_FIT = Array.from('.FIT', (letter) => letter.charCodeAt(0))

// One local message type is enough, and every reader of FIT supports it: it is defined anew when the layout changes.
const LOCAL_TYPE = 0
const DEFINITION = 0x40

function writeRecords(messages: readonly Message[]): number[] {
  const bytes: number[] = []
  let defined = ''
  for (const message of messages) {
    const definition = definitionOf(message)
    if (definition.join() !== defined) bytes.push(...definition)
    defined = definition.join()
    bytes.push(LOCAL_TYPE, ...message.fields.flatMap((field) => field.bytes))
  }
  return bytes
}

function definitionOf({ number, fields }: Message): number[] {
  // Architecture 0: the least byte of a number comes first.
  const [reserved, architecture] = [0, 0]
  return [
    DEFINITION | LOCAL_TYPE,
    reserved,
    architecture,
    ...littleEndian(number, 2),
    fields.length,
    ...fields.flatMap((field) => [field.number, field.bytes.length, field.baseType]),
  ]
}

/** A whole number in `size` bytes, the least first. */
function littleEndian(value: number, size: number): number[] {
  return Array.from({ length: size }, (_, byte) => (value >>> (8 * byte)) & 0xff)
}
