import { expect, test } from 'vitest'
import { landingFacts } from './facts.ts'

const publicUrl = 'https://training.example'

test('search engines are told of the plans, and of the questions that the page answers', () => {
  const [product, questions] = landingFacts({ publicUrl, billing: 'sandbox' })['@graph']
  expect(product).toMatchObject({ '@type': 'WebApplication', offers: [{ price: 0 }, { price: 5 }] })
  expect(questions).toMatchObject({ '@type': 'FAQPage' })
})

test('where nothing is sold there are no offers', () => {
  const [product] = landingFacts({ publicUrl, billing: 'off' })['@graph']
  expect(product).not.toHaveProperty('offers')
})
