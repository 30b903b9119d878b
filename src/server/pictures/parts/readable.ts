import type { Lettering } from './lettering.ts'

/**
 * What of a name can be drawn: without emoji and invisible characters. Undefined where something of it is in a script that
 * the font does not have, because half a name would be wrong, or where nothing is left.
 */
export function readable(name: string, { canWrite }: Pick<Lettering, 'canWrite'>): string | undefined {
  const plain = name
    .normalize('NFC')
    .replaceAll(
      /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Me}\p{Variation_Selector}]/gu,
      ' ',
    )
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(plain) && canWrite(plain) ? plain : undefined
}
