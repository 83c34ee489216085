import { graphql, useStaticQuery } from 'gatsby';
import { required } from '../../lib/required';

/** Returns the words around the texts of news and posts. */
export function useStoryWords() {
  const data = useStaticQuery<Queries.StoryWordsQuery>(graphql`
    query StoryWords {
      interface {
        stories {
          read
          close
          missing
          copy
          share
          copied
          notCopied
          next
        }
      }
    }
  `);
  return required(data.interface, 'data/interface.yaml').stories;
}
