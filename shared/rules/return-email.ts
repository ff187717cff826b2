/** The email about a return, which staff read before it is sent; what is to be corrected stands in the portal only. */
export const returnEmail = {
  subject: 'Your application needs corrections',
  text: 'The council has looked at your application and asks you to put some things right. They are listed in the portal:',
}
