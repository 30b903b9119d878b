import type { Page } from '@playwright/test'
import type { Shot } from './camera.ts'
import type { EncodedFrame } from './webm.ts'

/** What the browser's encoder is told. */
const settings = { codec: 'vp09.00.10.08', bitrate: 900_000, keyFrameEveryMs: 4000 }

/**
 * Encodes pictures as VP9 with the browser's own encoder (WebCodecs), on a page of this machine: elsewhere browsers have
 * none.
 */
export async function encodeShots(page: Page, shots: readonly Shot[], milliseconds: number): Promise<EncodedFrame[]> {
  const given = shots.map(({ milliseconds: at, png }, index) => ({
    at,
    forMs: (shots[index + 1]?.milliseconds ?? milliseconds) - at,
    png: png.toString('base64'),
  }))
  const encoded = await page.evaluate(
    async ({ given, codec, bitrate, keyFrameEveryMs }) => {
      const frames: { milliseconds: number; isKey: boolean; data: string }[] = []
      let failure: Error | undefined
      const encoder = new VideoEncoder({
        output(chunk) {
          const bytes = new Uint8Array(chunk.byteLength)
          chunk.copyTo(bytes)
          const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
          frames.push({ milliseconds: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', data })
        },
        error(reason) {
          failure = reason
        },
      })
      let keyAt = Number.NEGATIVE_INFINITY
      for (const { at, forMs, png } of given) {
        const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        if (encoder.state === 'unconfigured')
          encoder.configure({ codec, bitrate, width: picture.width, height: picture.height, latencyMode: 'quality' })
        const frame = new VideoFrame(picture, { timestamp: at * 1000, duration: forMs * 1000 })
        const keyFrame = at - keyAt >= keyFrameEveryMs
        if (keyFrame) keyAt = at
        encoder.encode(frame, { keyFrame })
        frame.close()
        picture.close()
      }
      await encoder.flush()
      if (failure) throw failure
      return frames
    },
    { given, ...settings },
  )
  return encoded.map(({ data, ...frame }) => ({ ...frame, data: Buffer.from(data, 'base64') }))
}

/** A picture as WebP of a width in px, for the poster. */
export async function encodePoster(page: Page, png: Buffer, width: number): Promise<Buffer> {
  const draw = async ({ data, width }: { data: string; width: number }) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = (width / picture.width) * picture.height
    const context = canvas.getContext('2d')
    if (context) context.imageSmoothingQuality = 'high'
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/webp', 0.8)
  }
  const url = await page.evaluate(draw, { data: png.toString('base64'), width })
  return Buffer.from(url.replace(/^.*,/, ''), 'base64')
}
