import type { Need } from '#shared/applications/rules/application-needs.ts'

/** "From the bank: the voucher with the stamp of the bank. It shows that the fee has been paid." */
export const NeedWords = ({ need: { whose, example, why } }: { need: Need }) => (
  <p className="need-words">
    {whose}: {example}. <span className="need-why">{why}.</span>
  </p>
)
