import { expect, test } from 'vitest'
import { landingFacts } from './facts.ts'

const publicUrl = 'https://training.example'

test('search engines are told of the plans, and of the questions that the page answers', () => {
  const [product, questions] = landingFacts({ publicUrl, billing: 'sandbox' })['@graph']
  expect(product).toMatchObject({ '@type': 'WebApplication', offers: [{ price: 0 }, { price: 5 }] })
  const asked = (questions as { mainEntity: { name: string }[] }).mainEntity.map(({ name }) => name)
  expect([asked.length, asked.at(-1)]).toEqual([5, 'Which workouts are supported?'])
})

test('where nothing is sold there are no offers', () => {
  const [product] = landingFacts({ publicUrl, billing: 'off' })['@graph']
  expect(product).not.toHaveProperty('offers')
})
