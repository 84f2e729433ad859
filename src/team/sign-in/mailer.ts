/** A mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mails. @throws what the server that takes them says */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Makes what sends mails.
 *
 * @param url of the server that takes them, with the name and password: `smtps://name:password@mail.example.com`
 * @param from whom they are from
 */
export function createMailer(url: string, from: string): SendMail {
  return async (mail) => {
    const { createTransport } = await import("nodemailer");
    // Texts are what this server wrote: nothing in a mail may read files or addresses.
    const transport = createTransport(url, {
      from,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail(mail);
    } finally {
      transport.close();
    }
  };
}
