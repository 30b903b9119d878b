export type ProfileSize = 'hero' | 'card' | 'mini' | 'spark'

/** How a profile is drawn at a size, in px. */
export type SizeRules = {
  /** Between bars. */
  gap: number
  /** The thinnest a cap may be. */
  cap: number
  /** Room above the highest bar, and below the baseline. */
  above: number
  below: number
  /** From a group's highest bar up to its bracket; 0 draws none. */
  bracket: number
  /** Length of the bracket's ends. */
  drop: number
  /** What is drawn before a browser has measured: a phone's figures, so that nothing has to give way later. */
  nominal: { width: number; height: number }
}

export const sizes: Record<ProfileSize, SizeRules> = {
  hero: { gap: 2, cap: 4, above: 84, below: 30, bracket: 24, drop: 7, nominal: { width: 390, height: 320 } },
  card: { gap: 1.5, cap: 3, above: 24, below: 7, bracket: 13, drop: 6, nominal: { width: 354, height: 120 } },
  mini: { gap: 1, cap: 2, above: 8, below: 2, bracket: 6, drop: 3, nominal: { width: 120, height: 44 } },
  spark: { gap: 0.8, cap: 1.75, above: 0, below: 1, bracket: 0, drop: 0, nominal: { width: 64, height: 18 } },
}

/** From a group's highest bar up to its bracket while a flag stands between them. */
export const FLAG_ROOM = 58
