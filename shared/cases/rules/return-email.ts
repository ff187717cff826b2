/** The email about a return, which staff read before it is sent. What is to be corrected follows in a list. */
export const returnEmail = {
  subject: 'Your application needs corrections',
  text: (count: number): string =>
    `The council has looked at your application and asks you to change ${count === 1 ? '1 thing' : `${count} things`}:`,
}
