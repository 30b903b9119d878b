import { emptyCluster } from '#tests/databases/empty-cluster.ts'

/** Makes the database that every server of the tests begins with, before the workers ask for it at once. */
export default async function setup(): Promise<void> {
  await emptyCluster()
}
