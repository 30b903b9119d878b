import { expect, test } from 'vitest'
import { embedCode } from './embed-code.ts'

test('a workout is embedded by a frame of its own page, whatever its name is', () => {
  const id = '01900000-0000-7000-8000-000000000000'
  expect(embedCode('https://pace.example', { id, name: '5 x "3" & <script>' })).toBe(
    `<iframe src="https://pace.example/embed/workout/${id}" title="5 x &quot;3&quot; &amp; &lt;script>" loading="lazy" style="border:0;width:100%;aspect-ratio:1200/630"></iframe>`,
  )
})
