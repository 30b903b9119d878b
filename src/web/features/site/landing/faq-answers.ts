import type { Site } from '#contracts/page-request.ts'

/** The questions of the landing page but the last, whose answer has a link. What things cost depends on the server. */
export function answersFor(billing: Site['billing']): readonly { question: string; answer: string }[] {
  return [
    {
      question: 'Who writes the workouts?',
      answer:
        'An engine of rules after published coaching books and studies, built into the product. The operator of a server can set a language model beside it; what that writes has to keep to the same bounds.',
    },
    billing === 'off' ? open : trial,
    {
      question: 'Do I need a power meter or a heart-rate strap?',
      answer:
        'No. Runs and swims go by pace and rides by power, and each of them by heart-rate zones too. In the builder a step can also say how hard it should feel, or ask for nothing at all.',
    },
    {
      question: 'How does a workout get onto my watch?',
      answer:
        'Every workout can be downloaded as a FIT file for watches and bike computers, and in the formats of trainer apps. Where a format cannot hold everything, the download says what is lost.',
    },
  ]
}

/** The last question. Beneath its answer the page leads to the list. */
export const supportedQuestion = {
  question: 'Which workouts are supported?',
  answer:
    'Running, cycling and swimming, each with its own types, from endurance to intervals, and the targets that suit them.',
}

const trial = {
  question: 'How does the free trial work?',
  answer:
    'It lasts 7 days from the day on which your STANDARD plan begins. You can cancel at any time, and building, planning and sharing by hand stay free.',
}

const open = {
  question: 'What does it cost?',
  answer: 'Nothing on this server: every feature is open to everybody who has an account.',
}
