/** A line to sign on, with its label underneath. */
export const Signature = ({ children }: { children: string }) => <p className="signature">{children}</p>
