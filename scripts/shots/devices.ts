import type { Shot } from './contact-sheet.ts'

export type Device = { name: string; width: number; schemes: readonly Shot['scheme'][]; options: object }

/** The devices on which a screen is taken: a desktop and a phone, and smaller windows for a main screen. */
export function devicesFor(screen: string): readonly Device[] {
  return MAIN.includes(screen) ? [...everyScreen, ...mainScreens] : everyScreen
}

function device(name: string, width: number, height: number, options: object = {}): Device {
  return { name, width, schemes: ['light', 'dark'], options: { viewport: { width, height }, ...options } }
}

const phone = { deviceScaleFactor: 2, isMobile: true, hasTouch: true }

const everyScreen = [device('desktop', 1440, 900), device('phone', 390, 844, phone)]

// In light colours alone: they are for the layout.
const mainScreens = [
  { ...device('small-phone', 320, 640, phone), schemes: ['light'] as const },
  { ...device('small-desktop', 1152, 800), schemes: ['light'] as const },
  // 1280 × 800 at 200 %.
  { ...device('zoomed', 640, 400, { deviceScaleFactor: 2 }), schemes: ['light'] as const },
]

/** The screens that are also taken in smaller windows. */
const MAIN = [
  'landing',
  'login',
  'workout-running',
  'dashboard',
  'library',
  'library-actions',
  'generator',
  'generator-missing',
  'generator-result',
  'builder',
  'builder-existing',
  'builder-save',
  'calendar-full',
  'calendar-month-full',
  'upgrade',
]
