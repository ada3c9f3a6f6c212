/** A content page of the demo store; `Faq` and text are HTML without styles. Category and product blocks name shelves. */
export type PageSeed = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly BlockSeed[];
};

export type BlockSeed =
  | { readonly type: 'RichText'; readonly html: string }
  | {
      readonly type: 'Banner' | 'Registration';
      readonly title: string;
      readonly text: string;
      readonly url: string;
      readonly action: string;
      readonly picture?: string;
      readonly icon?: string;
      readonly emphasis?: 'Hero' | 'Promo';
    }
  | { readonly type: 'ProductCarousel'; readonly title: string; readonly shelves: readonly string[] }
  | {
      readonly type: 'Testimonials';
      readonly title: string;
      readonly items: readonly { readonly quote: string; readonly name: string; readonly role: string }[];
    }
  | { readonly type: 'Partners'; readonly title: string }
  | {
      readonly type: 'Faq';
      readonly title: string;
      readonly items: readonly { readonly question: string; readonly answerHtml: string }[];
    }
  | { readonly type: 'Subscribe'; readonly title: string; readonly text: string };
