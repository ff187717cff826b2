import { expect, test } from 'vitest'
import { declaredAs, presentDeclaration } from '#shared/rules/declaration.ts'

test('a stored version shows the wording that was confirmed; an unknown one only that it was', () => {
  const words = (declared: string) => declaredAs({ declared })
  expect(words(presentDeclaration)).toBe(
    'In the portal, with the submission: “I declare that everything stated here is true and complete to the best of my knowledge.”',
  )
  expect(words('paper')).toBe('On paper, by the signature on the printed form')
  expect(words('v9')).toBe('In the portal, with the submission')
})
