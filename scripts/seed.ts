import { runOperator } from '#server/operator.ts'

await runOperator(['seed'], process.env)
