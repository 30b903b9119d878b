import type { SportId } from '#domain/sports/registry.ts'

/** A calculator of zones: the page of one sport. */
export type Calculator = {
  sport: SportId
  path: '/running-pace-zone-calculator' | '/cycling-power-zone-calculator' | '/swimming-pace-zone-calculator'
  /** The name of its figure in the address: `?ftp=250`. */
  parameter: 'pace' | 'ftp' | 'css'
  title: string
  heading: string
  lead: string
  description: string
  /** An example of the figure, as a hint. */
  example: string
}

export const calculators: readonly Calculator[] = [
  {
    sport: 'running',
    path: '/running-pace-zone-calculator',
    parameter: 'pace',
    title: 'Running Pace Zone Calculator',
    heading: 'Running pace zones',
    lead: 'Five zones from one figure: the pace that you can race for about an hour.',
    description:
      'Enter your threshold pace and get five running zones per kilometer or mile, or work the pace out from a race.',
    example: 'Minutes and seconds, such as 4.30 or 4:30.',
  },
  {
    sport: 'cycling',
    path: '/cycling-power-zone-calculator',
    parameter: 'ftp',
    title: 'Cycling Power Zone Calculator',
    heading: 'Cycling power zones',
    lead: 'Seven zones from one figure: the power that you can hold for about an hour.',
    description:
      'Enter your FTP and get seven cycling zones in watts, or work the FTP out from a 20-minute or ramp test.',
    example: 'Watts, such as 250.',
  },
  {
    sport: 'swimming',
    path: '/swimming-pace-zone-calculator',
    parameter: 'css',
    title: 'Swimming Pace Zone Calculator',
    heading: 'Swimming pace zones',
    lead: 'Five zones from one figure: your critical swim speed, the fastest pace that you can keep up.',
    description:
      'Enter your critical swim speed and get five swimming zones in meters or yards, or work it out from a 400 and a 200.',
    example: 'Minutes and seconds per 100, such as 1.45 or 1:45.',
  },
]

/** The calculator of an address. Throws if there is none. */
export function calculatorAt(path: Calculator['path']): Calculator {
  const calculator = calculators.find((one) => one.path === path)
  if (!calculator) throw new Error(`No calculator at ${path}`)
  return calculator
}
