import type { Site } from '#contracts/page-request.ts'
import { plans } from '../../billing/plans.ts'
import { answersFor, supportedQuestion } from './faq-answers.ts'

/** The product, with its plans where they are sold, and the questions, in the words of schema.org. */
export function landingFacts({ publicUrl, billing }: Pick<Site, 'publicUrl' | 'billing'>) {
  const product = {
    '@type': 'WebApplication',
    name: 'Pacewright',
    url: publicUrl,
    applicationCategory: 'SportsApplication',
    operatingSystem: 'Any',
    ...(billing !== 'off' && {
      offers: plans.map(({ title, dollarsPerMonth }) => ({
        ...{ '@type': 'Offer', name: title, price: dollarsPerMonth, priceCurrency: 'USD' },
      })),
    }),
  }
  const questions = {
    '@type': 'FAQPage',
    mainEntity: [...answersFor(billing), supportedQuestion].map(({ question, answer }) => ({
      ...{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } },
    })),
  }
  return { '@graph': [product, questions] }
}
