import { expect, test } from 'vitest'
import { declaredAs, presentDeclaration } from '#shared/applications/rules/declaration.ts'

test('a stored version shows the wording that was read; an unknown one only that there was one', () => {
  const words = (declared: string) => declaredAs({ declared })
  expect(words(presentDeclaration)).toBe(
    'With the submission: “By submitting you declare that everything stated here is true and complete to the best of your knowledge.”',
  )
  expect(words('v9')).toBe('With the submission')
})
