import type { ServerPart } from '../queries.ts'

export const partNames: Record<ServerPart['part'], string> = {
  database: 'Database',
  accounts: 'Accounts',
  letters: 'Letters',
  jobs: 'Jobs',
  payments: 'Payments',
  model: 'Language model',
  streets: 'Streets',
}

export const kindNames: Record<ServerPart['kind'], string> = {
  embedded: 'Embedded',
  sandbox: 'Sandbox',
  external: 'External',
  off: 'Off',
}
