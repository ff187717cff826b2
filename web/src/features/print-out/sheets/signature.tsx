/** A line to sign on, with what belongs on it underneath. */
export const Signature = ({ children }: { children: string }) => <p className="signature">{children}</p>
