import { runOperator } from '#server/operator.ts'

await runOperator(process.argv.slice(2), process.env)
