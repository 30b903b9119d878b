import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Streets } from '#domain/streets/streets.ts'
import type { PackHeader } from './header.ts'
import { layOutPack, type Written } from './lay-out-pack.ts'

/**
 * Writes a pack to a file that is not seen until it is whole: what reads the old one keeps it, and a failure leaves it.
 */
export function writePack(file: string, streets: Streets, written: Written): PackHeader {
  const { header, pieces } = layOutPack(streets, written)
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.part`
  try {
    writeDurably(unfinished, pieces)
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return header
}

function writeDurably(file: string, parts: () => Generator<Uint8Array>) {
  const handle = openSync(file, 'w', 0o600)
  try {
    for (const part of parts())
      for (let at = 0; at < part.byteLength; ) at += writeSync(handle, part, at, part.byteLength - at)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  // The new name is durable only when its folder is.
  const folder = openSync(dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
