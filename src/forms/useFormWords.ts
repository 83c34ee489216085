import { graphql, useStaticQuery } from 'gatsby';
import { required } from '../lib/required';

/** The words of all forms. */
export function useFormWords() {
  const data = useStaticQuery<Queries.FormWordsQuery>(graphql`
    query FormWords {
      interface {
        forms {
          required
          optional
          selectAnOption
          honeypot
          sending
          prepare
          noScript
          loading {
            title
            message
          }
          success {
            title
            message
          }
          error {
            title
            message
          }
          refused {
            title
            message
          }
          unclear {
            title
            message
          }
          offline {
            title
            message
          }
          mail {
            ready
            long
            instead
            open
            openAgain
            whatsapp
            copy
            copied
            notCopied
            letter
            to
            subject
            paste
          }
        }
      }
    }
  `);
  return required(data.interface, 'data/interface.yaml').forms;
}
